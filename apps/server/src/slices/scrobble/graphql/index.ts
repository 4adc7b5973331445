import './delivery.ts';
import './media-server.ts';
import './delivery-act.ts';
import './ignored-show.ts';
