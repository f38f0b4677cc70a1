/** What the program says when it is called without a command that it knows. */
export const usage = (others: string) => `Aufruf: nonius BEFEHL

  init           legt im leeren Ordner eine kleine Website an
  dev            zeigt die Website, während Sie schreiben
  build          baut die Website nach dist/
  serve          zeigt die gebaute Website
  zip            macht aus der gebauten Website ein Archiv, das ohne Server läuft
  pdf            druckt das Handbuch der gebauten Website als PDF
  check          prüft die Texte
  import ORDNER  übernimmt eine Website von Docusaurus

Weitere Befehle: ${others}. Die Website ist der Ordner, in dem Sie sind; einen anderen nennen Sie mit SITE_ROOT.`;
