import { expect, it } from 'vitest';
import { OwnNews } from './own-news.ts';

it('is news when somebody else wrote, once', () => {
  const news = new OwnNews();
  news.wrote(['mine']);
  news.hear(['mine', 'theirs']);
  expect(news.takeForeign()).toBe(true);
  expect(news.takeForeign()).toBe(false);
});

it('is none when the page wrote, also where the answer comes after the news', () => {
  const news = new OwnNews();
  news.hear(['mine']);
  news.wrote(['mine']);
  expect(news.takeForeign()).toBe(false);
});

it('is news when some may have been missed', () => {
  const news = new OwnNews();
  news.hear(['mine']);
  news.hear(null);
  news.hear(['mine']);
  news.wrote(['mine']);
  expect(news.takeForeign()).toBe(true);
  expect(news.takeForeign()).toBe(false);
});

it('remembers the latest batches', () => {
  const news = new OwnNews();
  for (let number = 0; number <= 200; number += 1) news.wrote([`batch ${number}`]);
  news.hear(['batch 200']);
  expect(news.takeForeign()).toBe(false);
  news.hear(['batch 0']);
  expect(news.takeForeign()).toBe(true);
});
