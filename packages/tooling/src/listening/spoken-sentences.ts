/** One sentence of everyday talk with many quiet consonants; pages show the same words (`listening.sentence`). */
export const spokenSentences = {
  ru: 'В субботу в шесть часов приходите к нам пить чай.',
  kk: 'Сенбі күні сағат алтыда бізге шай ішуге келіңіз.',
} as const
