import { describe, expect, it } from 'vitest';
import { parsePersonList, personListQuery } from './person-address.ts';

const read = (query: string) => parsePersonList('anime', new URLSearchParams(query));

describe('the address of somebody’s list', () => {
  it('shows covers by default, and has no defaults', () => {
    expect(read('')).toMatchObject({ view: 'grid', sort: 'updated', status: null });
    expect(personListQuery('anime', read(''))).toBe('');
    expect(personListQuery('manga', read('view=table&status=PAUSED'))).toBe(
      '?media=manga&view=table&status=PAUSED',
    );
  });

  it('keeps what it selects', () => {
    const query =
      '?view=table&status=COMPLETED&q=gun&genre=Drama&year=2020&sort=score&reversed=score';
    expect(personListQuery('anime', read(query))).toBe(query);
  });

  it('has no filter and no order that is only their owner’s', () => {
    expect(
      personListQuery('anime', read('?score=8&tag=calm&sort=priority&reversed=priority')),
    ).toBe('');
  });
});
