/** Words that make a sentence a question, in either language. */
const words = new Set(
  `как какой какая какие каким какую сколько почему зачем отчего что чем когда куда где кто можно нужно надо ли
  қалай қандай қанша неше неге қашан қайда қайдан не ме ма ба бе па пе бола керек кім`.split(/\s+/),
)

/** Whether a normalised word asks: whoever asks wants an answer sooner than a thing to buy. */
export const isQuestionWord = (word: string): boolean => words.has(word)
