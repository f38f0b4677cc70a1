import { apiPaths } from '#navigation/api/api-paths.ts';
import type { DocFrame } from '#navigation/doc-frame.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import type { ApiSource } from './source/api-source.ts';

/** A reference whose code has no colours and beside which nobody has written anything. */
export function sourceOf(model: ApiModel, more: Partial<ApiSource> = {}): ApiSource {
	return {
		base: '/',
		model,
		history: [],
		samplesRun: undefined,
		tokenVariable: undefined,
		paths: apiPaths('/docs/api/'),
		description: 'api/description.json',
		versions: [],
		highlight: async (code) => code.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
		imageHosts: [],
		hasPage: () => false,
		prose: async () => undefined,
		...more,
	};
}

export const NO_FRAME: DocFrame = {
	sidebarId: undefined,
	sidebar: [],
	breadcrumbs: [],
	previous: undefined,
	next: undefined,
	versions: [],
	banner: undefined,
};
