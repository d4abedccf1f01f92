const ascii = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(32 + at)).join('')

/** What the fonts of the site can set. Anything else comes from the visitor's own fonts. */
export const fontCharacters = `${ascii}\u{a0}©°·½×–—‘’“”…£€₹àáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßœıÀÁÂÄÅÇÈÉÊÎÏÑÓÔÖØÙÚÛÜŒ`
