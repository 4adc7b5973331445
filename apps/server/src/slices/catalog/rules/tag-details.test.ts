import { describe, expect, it } from 'vitest';
import { tagsByRank, tagsFromRank, type TagFact } from '../tag.ts';
import { tagDetailsOf } from './tag-details.ts';

const said = (source: string, ...tagFacts: TagFact[]) => ({ source, claim: { tagFacts } });
const fact = (name: string, rank: number | null, isSpoiler = false) => ({ name, rank, isSpoiler });

describe('what sources say of tags', () => {
  it('is each rank of the first that states it, for the tags of the work alone', () => {
    const claims = [
      said('a', fact('School', null), fact('War', 10)),
      said('b', fact('School', 80), fact('War', 90), fact('Food', 50)),
    ];
    expect(tagDetailsOf(['School', 'Travel', 'War'], claims)).toEqual({
      tagRanks: [80, null, 10],
      spoilerTags: [],
      source: 'b',
    });
  });

  it('calls a tag a spoiler if one source does', () => {
    const claims = [said('a', fact('Time Loop', 40)), said('b', fact('Time Loop', null, true))];
    expect(tagDetailsOf(['Time Loop'], claims)).toEqual({
      tagRanks: [40],
      spoilerTags: ['Time Loop'],
      source: 'a',
    });
  });

  it('is nothing if nobody ranks them', () => {
    const nothing = { tagRanks: [], spoilerTags: [], source: null };
    expect(tagDetailsOf(['War'], [{ source: 'a', claim: {} }])).toEqual(nothing);
    expect(tagDetailsOf([], [said('a', fact('War', 10))])).toEqual(nothing);
  });
});

describe('the tags of a work', () => {
  const work = { tags: ['Band', 'Food', 'War'], tagRanks: [null, 30, 60], spoilerTags: ['War'] };

  it('come by rank, those without one last', () => {
    expect(tagsByRank(work)).toEqual([fact('War', 60, true), fact('Food', 30), fact('Band', null)]);
    expect(tagsByRank({ ...work, tagRanks: [], spoilerTags: [] }).map(({ name }) => name)).toEqual(
      work.tags,
    );
  });

  it('are found from a rank on, which a tag without one never reaches', () => {
    expect(tagsFromRank(work, 30)).toEqual(['Food', 'War']);
    expect(tagsFromRank(work, 0)).toEqual(['Food', 'War']);
    expect(tagsFromRank({ ...work, tagRanks: [] }, 0)).toEqual([]);
  });
});
