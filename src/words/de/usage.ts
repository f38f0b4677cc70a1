/** What the program says when it is called without a command that it knows. */
export const usage = (others: string) => `Aufruf: nonius BEFEHL

  init           legt im leeren Ordner eine kleine Website an
  dev            zeigt die Website, während Sie schreiben
  build          baut die Website nach dist/
  serve          zeigt die gebaute Website
  zip            macht aus der gebauten Website ein Archiv, das ohne Server läuft
  pdf            druckt das Handbuch der gebauten Website als PDF
  check          prüft die Texte
  import ORDNER  übernimmt eine Website von Docusaurus: schreibt site.config.ts daneben oder nach --out ORDNER;
                 --check baut sie ins Leere und sagt, was sich findet

Weitere Befehle: ${others}. Die Website ist der Ordner, in dem Sie sind; einen anderen nennen Sie mit SITE_ROOT,
den für die gebaute Website mit OUT_DIR, eine ihrer Sprachen mit SITE_LOCALE, den Port von dev und serve mit --port oder PORT.`;
