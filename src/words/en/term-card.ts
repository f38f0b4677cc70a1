export const termCard = { tapAgain: 'Tap again to open the entry in the glossary.' };
