/**
 * The same items, each made while the one before is used. An error comes where its item would; if nobody wants the rest, `items` is ended as
 * usual, once what is being made is there.
 */
export async function* oneAhead<T>(items: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    for (let made = items.next(); ;) {
      const item = await made;
      if (item.done) return;
      made = items.next();
      // Somebody hears of the error who asks for the item.
      made.catch(() => {});
      yield item.value;
    }
  } finally {
    await items.return(undefined);
  }
}
