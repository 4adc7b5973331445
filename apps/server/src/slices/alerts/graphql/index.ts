import './change-target.ts';
import './target.ts';
import './wishes.ts';
