/** Markdown text of a user, as a tree of the parts that pages show, never HTML. */
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
  /** A link to another site or an email address. Nothing else becomes a link. */
  | { readonly kind: 'link'; readonly href: string; readonly children: RichText }
  | { readonly kind: RichGroup; readonly children: RichText };
