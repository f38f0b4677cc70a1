import { expect, test } from 'vitest';
import { nearestPath } from './nearest-path.ts';

test.each([
	['/a/pictures/x.png', ['/b/x.png', '/a/pictures/y.png'], '/b/x.png'],
	['/a/y.pngg', ['/b/x.png', '/a/y.png'], '/a/y.png'],
	['/files/api-a.yaml', ['/files/.gitignore'], undefined],
	['/files/gitignore', ['/files/.gitignore'], undefined],
])('instead of %s, with %j', (path, candidates, meant) => {
	expect(nearestPath(path, candidates)).toBe(meant);
});
