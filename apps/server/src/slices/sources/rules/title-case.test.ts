import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inTitleCase } from './title-case.ts';

describe('a title in one case', () => {
  it.each([
    ['GUILTY CROWN', 'Guilty Crown'],
    ['HINAMATSURI', 'Hinamatsuri'],
    ['KEMONO FRIENDS 2', 'Kemono Friends 2'],
    ['BRYNHILDR IN THE DARKNESS', 'Brynhildr in the Darkness'],
    ['SING “YESTERDAY” FOR ME', 'Sing “Yesterday” for Me'],
    ['THE ROLLING GIRLS', 'The Rolling Girls'],
    ['LEVEL E', 'Level E'],
    ['BLOOD LAD', 'Blood Lad'],
    ["ARMED GIRL'S MACHIAVELLISM", "Armed Girl's Machiavellism"],
    ['GUGURE! KOKKURISAN', 'Gugure! Kokkurisan'],
    ['GA-REI-ZERO', 'Ga-Rei-Zero'],
    ['DROPKICK ON MY DEVIL!! DASH', 'Dropkick on My Devil!! Dash'],
    ['LE EDEN DE LA GRISAIA', 'Le Eden de la Grisaia'],
    ['PANDORA IN THE CRIMSON SHELL -GHOST URN-', 'Pandora in the Crimson Shell -Ghost Urn-'],
    ['MOBILE SUIT GUNDAM: THE ORIGIN', 'Mobile Suit Gundam: The Origin'],
    ['a good librarian like a good shepherd', 'A Good Librarian Like a Good Shepherd'],
    ['handa-kun', 'Handa-kun'],
    ['bottom biting bug', 'Bottom Biting Bug'],
    ["wooser's hand-to-mouth life", "Wooser's Hand-to-Mouth Life"],
  ])('%s is %s', (title, cased) => {
    expect(inTitleCase(title)).toBe(cased);
  });

  it.each([
    ['DATE A LIVE III', 'Date a Live III'],
    ['HIGH SCORE GIRL II', 'High Score Girl II'],
    ['THE IDOLM@STER CINDERELLA GIRLS', 'The IDOLM@STER Cinderella Girls'],
    ['OVERLORD OVA', 'Overlord OVA'],
    ['SYMPHOGEAR XV', 'Symphogear XV'],
    ['AKB0048 NEXT STAGE', 'AKB0048 Next Stage'],
    ['EUREKA SEVEN AO', 'Eureka Seven AO'],
  ])('keeps what is no word: %s is %s', (title, cased) => {
    expect(inTitleCase(title)).toBe(cased);
  });

  it.each(['FLCL', 'Steins;Gate', 'xxxHOLiC', 'X', 'R-15', '進撃の巨人', ''])(
    'leaves %s',
    (title) => {
      expect(inTitleCase(title)).toBe(title);
    },
  );

  it('changes the case alone, and once', () => {
    const title = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(title, (text) => {
        const cased = inTitleCase(text);
        expect(cased.toLowerCase()).toBe(text.toLowerCase());
        expect(inTitleCase(cased)).toBe(cased);
      }),
    );
  });
});
