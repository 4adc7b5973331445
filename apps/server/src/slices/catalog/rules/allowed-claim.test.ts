import { describe, expect, it } from 'vitest';
import { allowedClaim, giversOf, type JoinedClaim } from './allowed-claim.ts';

const allows = (source: string) => source === 'open';
const id = (site: string) => ({ site, id: '1', isPrimary: true });

describe('what of a claim may be used', () => {
  it('is all of it or nothing, if one source says it', () => {
    const claim: JoinedClaim & object = Object.assign(
      {},
      { sourceId: '1', titleNative: 'あ', synonyms: [] },
    );
    expect(allowedClaim({ source: 'open', claim }, allows)?.claim).toEqual({
      sourceId: '1',
      titleNative: 'あ',
    });
    expect(allowedClaim({ source: 'closed', claim }, allows)).toBeNull();
  });

  it('is what allowed data sets gave, if it joins several', () => {
    const claim = {
      sourceId: '1',
      titleNative: 'あ',
      titleRomaji: 'A',
      externalIds: [id('mal'), id('tmdb')],
      provenance: {
        titleNative: 'open',
        titleRomaji: 'closed',
        externalIds: 'open',
        'externalIds.tmdb': 'closed',
      },
    };
    expect(allowedClaim({ source: 'joined', claim }, allows)?.claim).toMatchObject({
      titleNative: 'あ',
      externalIds: [id('mal')],
    });
    expect(allowedClaim({ source: 'joined', claim }, allows)?.claim).not.toHaveProperty(
      'titleRomaji',
    );
  });

  it('leaves out what may be of any of several data sets, if one is not allowed', () => {
    const claim = { format: 'TV', provenance: { titleNative: 'open', titleRomaji: 'closed' } };
    expect(giversOf({ source: 'joined', claim }, 'format')).toEqual(['closed', 'open']);
    expect(allowedClaim({ source: 'joined', claim }, allows)).toBeNull();
  });
});
