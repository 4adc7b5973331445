import tokens from '../../../web/src/lib/ui/style/tokens.css?inline';

/** The look of something in a shadow root. The tokens are of `:root`; in there the host is the root. */
export const sheetsOf = (style: string): CSSStyleSheet[] =>
  [tokens.replaceAll(':root', ':host'), style].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
