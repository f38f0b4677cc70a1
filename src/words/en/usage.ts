/** What the program says when it is called without a command that it knows. */
export const usage = (others: string) => `Usage: nonius COMMAND

  init           create a small site in an empty folder
  dev            preview the site while you write
  build          build the site into dist/
  serve          serve the built site
  zip            pack the built site into an archive that needs no server
  pdf            print the manual of the built site as a PDF
  check          check the content
  import FOLDER  move in a Docusaurus site: writes site.config.ts next to its config, or into --out FOLDER;
                 --check also tries a build without output and lists everything it finds

Other commands: ${others}. The site is the current folder, unless SITE_ROOT names another one.
OUT_DIR sets the output folder, SITE_LOCALE one of the site’s languages, and --port or PORT the port of dev and serve.`;
