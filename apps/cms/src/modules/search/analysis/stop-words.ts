import { foldKazakh } from '@estu/domain/search/fold-kazakh'
import { stemRussian } from './stem-russian.ts'

const russian = `а без бы был была были было быть в вам вас во вот все всего вы где да для до его ее если есть еще
  же за и из или им их к как какая какие какой каким какую ко когда кто ли либо меня мне мой моя мои может можно мы на над
  надо нам нас не него нее ней нет ни них но ну о об он она они оно от очень по под почему при про с свой себе себя со
  так также там то того тоже только тот ту ты у уже хочу хотел чего чем через что чтобы чья эта эти это этот я нужен
  нужна нужно нужны делать сделать бывает бывают ли ваш вашем ваши наш наша находитесь находится зачем почему отчего сразу вообще просто`

const kazakh = `ал ба бе бар бәрі біз болады болса бұл бірақ да де егер және жоқ ке керек кім қай қайда қайдан қалай
  қандай қанша қашан ма мен менің мына не неге немесе мүмкін па пе сияқты сіз сол сонда та те тек туралы үшін ол осы
  оның өз кез келген қажет екен бола ма ғой қарсы арналған арқылы бойынша дейін кейін соң бірге`

/** What people add when they look for a thing to buy: they narrow nothing, and no document needs to say them. */
const weakWords = `купить заказать продажа продам цена цены ценам ценник стоимость стоит сколько недорого недорогой недорогие дешево дешевые
  дешевый алматы алмате казахстан казахстане интернет магазин отзывы фото каталог хороший хорошая хорошие лучший лучшие
  лучше подскажите пожалуйста посоветуйте здравствуйте срочно подобрать выбрать найти посмотреть
  сатып алу алуға баға бағасы бағалары бағасын тапсырыс беру тұрады арзан қымбат жақсы дүкен алматыда қазақстан
  қазақстанда айтыңызшы сәлеметсіз таңдау`

const setOf = (words: string) => new Set(words.split(/\s+/))

const stops = new Set([...setOf(russian), ...setOf(kazakh)])
const weak = new Set([...setOf(weakWords)].map((word) => foldKazakh(stemRussian(word))))

/** Whether a normalised word says nothing of what is looked for. */
export const isStopWord = (word: string): boolean => stops.has(word)

/** Whether a normalised word may be missing in what is found. */
export const isWeakWord = (word: string): boolean => weak.has(foldKazakh(stemRussian(word)))
