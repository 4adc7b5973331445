/**
 * How well size separates two samples: 0.5 if not at all, 1 if every value of the second is larger (the area under the ROC curve, by the
 * ranks of Mann and Whitney).
 */
export const areaUnderCurve = (first: readonly number[], second: readonly number[]): number => {
  const all = [
    ...first.map((value) => ({ value, isSecond: false })),
    ...second.map((value) => ({ value, isSecond: true })),
  ].sort((a, b) => a.value - b.value);
  let rankSum = 0;
  for (let start = 0; start < all.length;) {
    let end = start;
    while (end < all.length && all[end]?.value === all[start]?.value) end += 1;
    const meanRank = (start + 1 + end) / 2;
    rankSum += meanRank * all.slice(start, end).filter(({ isSecond }) => isSecond).length;
    start = end;
  }
  const least = (second.length * (second.length + 1)) / 2;
  return (rankSum - least) / (first.length * second.length);
};
