/** Russian and Kazakh letters; one spelling for both languages, so that an address serves both. */
const ours = {
  ...{ а: 'a', ә: 'a', б: 'b', в: 'v', г: 'g', ғ: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'i' },
  ...{ к: 'k', қ: 'q', л: 'l', м: 'm', н: 'n', ң: 'n', о: 'o', ө: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u' },
  ...{ ұ: 'u', ү: 'u', ф: 'f', х: 'h', һ: 'h', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch', ъ: '', ы: 'y', і: 'i' },
  ...{ ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

/** Cyrillic letters of neighbours: Ukrainian, Belarusian, Kyrgyz, Tajik, Uzbek, Tatar, Serbian, Macedonian. */
const otherCyrillic = {
  ...{ ґ: 'g', є: 'ye', ѓ: 'g', ѕ: 'dz', ј: 'j', љ: 'lj', њ: 'nj', ћ: 'c', ќ: 'k', џ: 'dz', ђ: 'dj' },
  ...{ ҕ: 'g', җ: 'zh', ҙ: 'z', ҡ: 'q', ҥ: 'n', ҫ: 's', ҳ: 'h', ҷ: 'j' },
}

/** Latin letters that are none with an accent. */
const otherLatin = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i', ħ: 'h', ŋ: 'n', ŧ: 't', ĸ: 'k' },
  ...{ ſ: 's', ə: 'a', ƒ: 'f', ɵ: 'o' },
}

const greek = {
  ...{ α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'th', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n' },
  ...{ ξ: 'x', ο: 'o', π: 'p', ρ: 'r', σ: 's', ς: 's', τ: 't', υ: 'y', φ: 'f', χ: 'ch', ψ: 'ps', ω: 'o' },
  // The sign of a millionth.
  µ: 'm',
}

/** Small letters of Cyrillic, Latin and Greek in ASCII; '' for a letter that stands for no sound. */
export const latinLetters: Readonly<Record<string, string>> = { ...ours, ...otherCyrillic, ...otherLatin, ...greek }
