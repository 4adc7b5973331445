import type { App } from '#platform/app.ts';
import type { RequestContext } from '#platform/graphql/context.ts';
import { visibleTo, type Sight } from '../policy.ts';
import { catalogue } from '../read-model/catalogue.ts';
import { mangaCatalogue } from '../read-model/manga-catalogue.ts';

interface Kept<Made> {
  revisions: string;
  made: Map<Sight, Made>;
}

/** What is made of the whole catalogue for a kind of reader is kept until a work changes. */
export const untilChanged = <Made>(make: (app: App, isVisible: Sight) => Made) => {
  const ofApps = new WeakMap<App, Kept<Made>>();
  return ({ app, caller }: Pick<RequestContext, 'app' | 'caller'>): Made => {
    const revisions = `${app.get(catalogue).revision} ${app.get(mangaCatalogue).revision}`;
    const isVisible = visibleTo(caller);
    const kept = ofApps.get(app);
    const made = kept?.revisions === revisions ? kept.made : new Map<Sight, Made>();
    if (made !== kept?.made) ofApps.set(app, { revisions, made });
    const known = made.get(isVisible) ?? make(app, isVisible);
    made.set(isVisible, known);
    return known;
  };
};
