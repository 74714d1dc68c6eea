export type DigitLanguage = 'ru' | 'kk'

export type DigitRecording = {
  readonly lang: DigitLanguage
  readonly digit: number
  readonly file: URL
  /** What the voice needs more or less for this digit to be understood as easily as the others. */
  readonly gainDb: number
}

/** The RMS at which every recording is kept, in decibels below full scale. */
export const recordedDbfs = -23

/**
 * Synthetic voices today (docs/screener-digits.md); recordings of people take their place file by file. Each address is
 * written out: only so does the build know the file, and give it a name that may be cached for ever.
 */
export const recordings: readonly DigitRecording[] = [
  { lang: 'ru', digit: 0, file: new URL('./digits/ru-0.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 1, file: new URL('./digits/ru-1.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 2, file: new URL('./digits/ru-2.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 3, file: new URL('./digits/ru-3.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 4, file: new URL('./digits/ru-4.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 5, file: new URL('./digits/ru-5.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 6, file: new URL('./digits/ru-6.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 7, file: new URL('./digits/ru-7.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 8, file: new URL('./digits/ru-8.mp3', import.meta.url), gainDb: 0 },
  { lang: 'ru', digit: 9, file: new URL('./digits/ru-9.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 0, file: new URL('./digits/kk-0.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 1, file: new URL('./digits/kk-1.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 2, file: new URL('./digits/kk-2.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 3, file: new URL('./digits/kk-3.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 4, file: new URL('./digits/kk-4.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 5, file: new URL('./digits/kk-5.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 6, file: new URL('./digits/kk-6.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 7, file: new URL('./digits/kk-7.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 8, file: new URL('./digits/kk-8.mp3', import.meta.url), gainDb: 0 },
  { lang: 'kk', digit: 9, file: new URL('./digits/kk-9.mp3', import.meta.url), gainDb: 0 },
]
