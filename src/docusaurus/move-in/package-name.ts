/** A package by its name within the one that installs it, a file by its own, or by that of its folder: what stands above says nothing about the plugin. */
export const shortName = (name: string): string =>
	name.replace(/^.*\/node_modules\//, '').replace(/^\.{0,2}\/(?:.*\/)?(?=(?!index\.\w+$)[^/]+(?:\/index\.\w+)?$)/, '');

/** What a plugin, theme or preset is called without the path in its package, or the ending of its file: `@docusaurus/plugin-debug`, `foo` for `./plugins/foo.js`. */
export const packageName = (name: string): string => (/^(?:@[^/]+\/)?[^/]+/.exec(shortName(name))?.[0] ?? '').replace(/\.[cm]?[jt]sx?$/, '');

/**
 * A pattern of package names that say no more than one of these, beside whose they are and what they are for: `plugin-debug` is `@docusaurus/plugin-debug` and
 * `@acme/docusaurus-plugin-debug`, but neither `my-docusaurus-plugin-debug` nor `docusaurus-plugin-debug-overlay`.
 * @param names a pattern.
 */
export const packageCalled = (names: string): RegExp =>
	new RegExp(`^(?:@[^/]+/)?(?:(?:docusaurus\\d?|plugin|theme|preset)-)*(?:${names})(?:-(?:docusaurus|plugin|v?\\d+))*$`, 'i');
