/** Wikidata's properties whose values are ids of anime, and how the answer names the site of each. */
const ID_PROPERTIES = {
  P4086: 'mal',
  P8729: 'anilist',
  P5646: 'anidb',
  P5732: 'bangumi',
  P345: 'imdb',
  P4983: 'tmdb-tv',
  P4947: 'tmdb-movie',
};

const values = Object.entries(ID_PROPERTIES)
  .map(([property, site]) => `(wdt:${property} "${site}")`)
  .join(' ');

/**
 * What Wikidata is asked of anime: their ids, their titles in all languages, the countries they are from, and on which day films came out in
 * which country. One row for each anime, with one line for each value: `mal 1`, `ko 제목`, `JP`, `JP 2016-08-26`. The adapter `wikidata/anime.ts` reads these variables.
 */
export const WIKIDATA_ANIME_QUERY = `
SELECT ?item
  (GROUP_CONCAT(DISTINCT ?id; separator="\\n") AS ?ids)
  (GROUP_CONCAT(DISTINCT ?title; separator="\\n") AS ?titles)
  (GROUP_CONCAT(DISTINCT ?release; separator="\\n") AS ?releases)
  (GROUP_CONCAT(DISTINCT ?origin; separator="\\n") AS ?countries)
WHERE {
  { SELECT DISTINCT ?item WHERE { { ?item wdt:P4086 [] } UNION { ?item wdt:P8729 [] } UNION { ?item wdt:P5646 [] } } }
  {
    VALUES (?property ?site) { ${values} }
    ?item ?property ?value .
    BIND(CONCAT(?site, " ", STR(?value)) AS ?id)
  } UNION {
    ?item rdfs:label ?label .
    BIND(CONCAT(LANG(?label), " ", STR(?label)) AS ?title)
  } UNION {
    ?item wdt:P495/wdt:P297 ?origin .
  } UNION {
    ?item wdt:P31/wdt:P279* wd:Q11424 ; p:P577 ?statement .
    ?statement psv:P577 ?node ; pq:P291/wdt:P297 ?country .
    ?node wikibase:timeValue ?time ; wikibase:timePrecision 11 .
    BIND(CONCAT(?country, " ", SUBSTR(STR(?time), 1, 10)) AS ?release)
  }
}
GROUP BY ?item`;
