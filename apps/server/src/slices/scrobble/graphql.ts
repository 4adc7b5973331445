import './corrections/graphql/correction.ts';
import './corrections/graphql/delivery-act.ts';
import './corrections/graphql/ignored-show.ts';
import './inbox/graphql/log.ts';
import './tokens/graphql.ts';
