/** Text that somebody wrote in Markdown, as far as pages show it: a tree of known parts, never HTML. */
export type RichText = readonly RichNode[];

/** Parts that hold others. */
export type RichGroup =
  | 'paragraph'
  | 'heading'
  | 'quote'
  | 'list'
  | 'numbers'
  | 'item'
  | 'strong'
  | 'emphasis'
  | 'deleted';

export type RichNode =
  | { readonly kind: 'text' | 'code' | 'codeBlock'; readonly text: string }
  | { readonly kind: 'break' | 'rule' }
  /** To another site or a mail address; nothing else is ever a link. */
  | { readonly kind: 'link'; readonly href: string; readonly children: RichText }
  | { readonly kind: RichGroup; readonly children: RichText };
