import { takeFailures } from '#docusaurus/drawing/failures.ts';
import { routeIndex, sourceOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import type { Problem } from '#schema/problem.ts';
import { placeOfMention } from '#site/engine/place-of-mention.ts';
import { failedComponent, failedPage, unknownComponent } from '#words/moved-site.ts';

/** Problems for components that could not be drawn, each at the place where its page uses it. */
export function failedComponents(site: Site, root: string): Problem[] {
	return takeFailures().map(({ path, component, reason, isMissing = false }) => {
		const route = routeIndex(site).byPath.get(path);
		const file = (route && sourceOf(route)) ?? '';
		if (component === undefined) return failedPage(file, reason);
		const place = file === '' || component === '' ? { file, line: undefined } : placeOfMention(root, file, { code: `<${component}`, reason });
		return isMissing && reason === undefined ? unknownComponent(place, component) : failedComponent(place, component, reason);
	});
}
