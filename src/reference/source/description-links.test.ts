import { expect, test } from 'vitest';
import { modelOf } from '#openapi/model/model.fixture.ts';
import type { ApiSource } from './api-source.ts';
import { descriptionLinks } from './description-links.ts';

const model = modelOf(`
tags: [{ name: Dateien, x-displayName: Anderes }, { name: files, x-displayName: Dateien }, { name: My Tag, x-displayName: Mein Tag }, { name: "a/b" }]
paths:
  /f: { get: { operationId: getFile, tags: [files, Dateien, My Tag, "a/b"], responses: { "200": { description: d } } } }
`);
const hasPage = (path: string) => path === '/docs/suche/';
const link = descriptionLinks({ base: '/b/', model, paths: { page: (slug: string) => `/docs/api/${slug}/` }, hasPage } as unknown as ApiSource);
const slugOf = (name: string) => model.tags.find((tag) => tag.name === name)?.slug;

test.each([
	['Dateien', 'Dateien'],
	['files', 'files'],
	['Anderes', 'Dateien'],
	['My Tag', 'My Tag'],
	['My%20Tag', 'My Tag'],
	['My-Tag', 'My Tag'],
	['my-tag', 'My Tag'],
	['Mein-Tag', 'My Tag'],
	['a/b', 'a/b'],
])('#tag/%s leads to the tag %s', (written, name) => expect(link(`#tag/${written}`)).toBe(`/b/docs/api/${slugOf(name)}/`));

test.each([
	['/docs/suche', '/b/docs/suche/'],
	['/docs/suche?x=1', '/b/docs/suche/?x=1'],
	['/docs/suche/?x=/1#a#b', '/b/docs/suche/?x=/1#a#b'],
	['/docs/suche#', '/b/docs/suche/#'],
	['/docs/fehlt?x=1', undefined],
	['?x=1', undefined],
	['#tag/fehlt', undefined],
])('%s leads to %s', (href, target) => expect(link(href)).toBe(target));
