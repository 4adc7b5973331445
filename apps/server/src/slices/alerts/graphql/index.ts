import './wishes.ts';
