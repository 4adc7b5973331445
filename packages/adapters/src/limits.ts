/** What an adapter and the reading of one page may cost. */
export const LIMITS = {
  /** Characters of an adapter as JSON. */
  adapter: 16_384,
  steps: 64,
  /** `or` within `or`. */
  depth: 4,
  /** Questions to the document. */
  reads: 200,
  /** Characters of a text, and of what a pattern looks through. */
  text: 2000,
  /** Nodes that are walked to collect a text. */
  textNodes: 2000,
  pattern: 200,
  /** Instructions of a compiled pattern: each may cost a step for each character. */
  instructions: 400,
  selector: 200,
  /** Characters of one block of JSON-LD. */
  jsonLd: 262_144,
  jsonLdBlocks: 20,
  jsonLdDepth: 32,
  jsonLdNodes: 2000,
  milliseconds: 50,
  /** Characters of an address. */
  address: 2000,
  title: 300,
  /** Characters of what a site calls a work or an episode. */
  siteId: 200,
} as const;
