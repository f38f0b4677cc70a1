/** Likewise; stands in every page with a console. */
export const CONSOLE_FAILED = 'Die Übungsumgebung lässt sich nicht laden. Prüfen Sie die Verbindung.';
