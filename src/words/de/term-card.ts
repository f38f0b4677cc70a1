export const termCard = { tapAgain: 'Noch einmal tippen öffnet den Eintrag im Glossar.' };
