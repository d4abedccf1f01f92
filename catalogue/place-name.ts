/** A place with its country, named once where they are the same: `Rome, Italy`, but `Maldives`. */
export const placeName = ({ name, country }: { name: string; country: string }): string =>
  name === country ? name : `${name}, ${country}`
