/** What Wikidata is asked: all manga with their titles, people, dates and ids. The adapter `wikidata` reads these variables. */
export const WIKIDATA_QUERY = `
SELECT ?item ?native ?ja ?en ?author ?authorJa ?magazine ?start ?end ?mal ?anilist ?mangadex ?mangaupdates ?animeplanet WHERE {
  ?item wdt:P31/wdt:P279* wd:Q21198342 .
  OPTIONAL { ?item wdt:P1705 ?native }
  OPTIONAL { ?item rdfs:label ?ja FILTER(lang(?ja) = "ja") }
  OPTIONAL { ?item rdfs:label ?en FILTER(lang(?en) = "en") }
  OPTIONAL { ?item wdt:P50 ?person . OPTIONAL { ?person rdfs:label ?author FILTER(lang(?author) = "en") }
             OPTIONAL { ?person rdfs:label ?authorJa FILTER(lang(?authorJa) = "ja") } }
  OPTIONAL { ?item wdt:P1433/rdfs:label ?magazine FILTER(lang(?magazine) = "en") }
  OPTIONAL { ?item wdt:P580 ?start }
  OPTIONAL { ?item wdt:P582 ?end }
  OPTIONAL { ?item wdt:P4087 ?mal }
  OPTIONAL { ?item wdt:P8731 ?anilist }
  OPTIONAL { ?item wdt:P10589 ?mangadex }
  OPTIONAL { ?item wdt:P11149 ?mangaupdates }
  OPTIONAL { ?item wdt:P11348 ?animeplanet }
}`;
