/** What the program says when it is called without a command that it knows. */
export const usage = (others: string) => `Usage: nonius COMMAND

  init           makes a small site in an empty folder
  dev            shows the site while you write
  build          builds the site into dist/
  serve          shows the built site
  zip            makes an archive of the built site that needs no server
  pdf            prints the manual of the built site as PDF
  check          checks the texts
  import FOLDER  takes over a site from Docusaurus: writes site.config.ts beside it, or into --out FOLDER;
                 --check builds it to nowhere and says what is found

Other commands: ${others}. The site is the folder that you are in; SITE_ROOT names another one,
OUT_DIR the folder for the built site, SITE_LOCALE one of its languages, --port or PORT the port of dev and serve.`;
