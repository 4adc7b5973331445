/** The look of the web app. */
import '../../../web/src/lib/ui/style/tokens.css';
import '../../../web/src/lib/ui/style/base.css';
import './page.css';
