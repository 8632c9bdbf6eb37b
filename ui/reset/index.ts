import '../theme/base.css.ts';
import './reset.css.ts';
