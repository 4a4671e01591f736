const courtesies = /^(mr|mrs|ms|dr|prof|sir|dame)\.?$/i;

/** What stands for a face where there is no picture: the first letters of the first and the last name. */
export function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((word) => word !== '' && !courtesies.test(word));
  const letters = names.map((word) => word.slice(0, 1));
  return [...new Set([0, letters.length - 1])]
    .map((place) => letters[place] ?? '')
    .join('')
    .toUpperCase();
}
