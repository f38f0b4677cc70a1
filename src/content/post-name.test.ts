import { expect, test } from 'vitest';
import { postName } from './post-name.ts';

test.each<[path: string, date: string | undefined, slug: string, text: string]>([
	['2025-03-06-etiketten.md', '2025-03-06', '2025/03/06/etiketten', 'etiketten'],
	['2025/3/6/etiketten.mdx', '2025-03-06', '2025/3/6/etiketten', 'etiketten'],
	['2025-03-06-etiketten/index.md', '2025-03-06', '2025/03/06/etiketten', 'etiketten'],
	['2025/03-06-etiketten.md', '2025-03-06', '2025/03/06/etiketten', 'etiketten'],
	['team/2025-03-06-etiketten.md', '2025-03-06', '2025/03/06/team/etiketten', 'etiketten'],
	['team/2025/03/06/a/b.md', '2025-03-06', '2025/03/06/team/a/b', 'a/b'],
	['2025-03-06.md', '2025-03-06', '2025/03/06/', ''],
	['2025-03-06/index.md', '2025-03-06', '2025/03/06/', ''],
	['2025-03-06/bericht.md', '2025-03-06', '2025/03/06/bericht', 'bericht'],
	['2024-01-02-alt/2025-03-06-neu.md', '2025-03-06', '2025/03/06/2024-01-02-alt/neu', 'neu'],
	['etiketten.md', undefined, 'etiketten', 'etiketten'],
	['nummer-12025-03-061.md', undefined, 'nummer-12025-03-061', 'nummer-12025-03-061'],
])('%s', (path, date, slug, text) => {
	expect(postName(path)).toEqual({ date, slug, text });
});

test('a day that the calendar does not have is said as it is written', () => {
	expect(postName('2025-2-30-neu.md')).toEqual({ date: undefined, slug: '2025/2/30/neu', text: 'neu', noDay: '2025-02-30' });
});
