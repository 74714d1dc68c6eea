import { person, specialist, visitor } from './person.ts'
import { at, between, box, circle, colours, faded, path, tone } from './shapes.ts'

/** One part of the film, drawn as it stands some seconds after its beginning. */
type Scene = { seconds: number; draw: (seconds: number) => string }

const { action, amber, body, ink, left, line, plate, raised, right } = colours

/** The visitor sits in the quiet booth; the headphones come down. */
const booth: Scene = {
  seconds: 4,
  draw: (seconds) =>
    [
      box({ x: 250, y: 50, w: 460, h: 440, r: 22 }, { fill: plate }),
      box({ x: 290, y: 90, w: 380, h: 360, r: 14 }, { fill: raised, stroke: line }),
      at(480, 236, person(visitor, between(seconds, 0.8, 2.6))),
      path('M290 450H670', { stroke: line }),
    ].join(''),
}

const tones = [
  { from: 0.6, high: 54 },
  { from: 2.6, high: 30 },
  { from: 4.6, high: 12 },
]

/** Tones run from the audiometer to the ear, each quieter; the button lights up as an answer. */
const listening: Scene = {
  seconds: 7,
  draw: (seconds) => {
    const pressed = tones.some(({ from }) => seconds > from + 1.1 && seconds < from + 1.8)
    return [
      at(270, 236, person(visitor, 1)),
      path('M330 470C400 470 420 430 470 420', { thick: 4 }),
      circle(500, 410, 34, { fill: pressed ? amber : raised }),
      pressed ? circle(500, 410, 48, { stroke: amber, thick: 4 }) : '',
      box({ x: 700, y: 170, w: 170, h: 130 }, { fill: body }),
      circle(745, 235, 22, { fill: raised }),
      path('M745 235V217'),
      path('M800 215H840M800 235H840M800 255H826', { stroke: ink }),
      ...tones.map(({ from, high }) => {
        const way = between(seconds, from, from + 1.2)
        const shown = way > 0 && way < 1 ? Math.sin(way * Math.PI) : 0
        return faded(shown, at(660 - 250 * way - 60, 236, path(tone(100, high, 4), { stroke: action, thick: 4 })))
      }),
    ].join('')
  },
}

const frequencies = [0, 1, 2, 3, 4, 5].map((index) => 290 + index * 76)
const rightEar = [150, 160, 186, 226, 270, 300]
const leftEar = [176, 182, 214, 262, 316, 346]

/** Marks of both ears appear one after another: circles right, crosses left. */
const audiogram: Scene = {
  seconds: 5.5,
  draw: (seconds) => {
    const known = (ear: readonly number[], from: number) =>
      ear.filter((_, index) => seconds > from + index * 0.35).map((y, index) => [frequencies[index] ?? 0, y] as const)
    const circles = known(rightEar, 0.5)
    const crosses = known(leftEar, 2.7)
    const joined = (points: readonly (readonly [number, number])[]) =>
      `M${points.map((point) => point.join(' ')).join('L')}`
    return [
      box({ x: 230, y: 60, w: 500, h: 410 }, { fill: raised }),
      ...frequencies.map((x) => path(`M${x} 90V440`, { stroke: line, thick: 1.5 })),
      ...[120, 180, 240, 300, 360, 420].map((y) => path(`M260 ${y}H700`, { stroke: line, thick: 1.5 })),
      circles.length > 1 ? path(joined(circles), { stroke: right }) : '',
      crosses.length > 1 ? path(joined(crosses), { stroke: left, dash: '10 8' }) : '',
      ...circles.map(([x, y]) => circle(x, y, 12, { stroke: right, fill: raised, thick: 4 })),
      ...crosses.map(([x, y]) => path(`M${x - 11} ${y - 11}l22 22m0 -22l-22 22`, { stroke: left, thick: 4 })),
    ].join('')
  },
}

/** The specialist explains the result, and writes it down as well. */
const talk: Scene = {
  seconds: 4.5,
  draw: (seconds) => {
    const written = [0, 1, 2].map((row) => between(seconds, 0.8 + row * 0.8, 1.5 + row * 0.8))
    const lengths = [150, 120, 84]
    return [
      at(230, 270, person(visitor)),
      at(730, 270, person(specialist)),
      path('M80 478H880', { thick: 4 }),
      box({ x: 366, y: 120, w: 228, h: 190 }, { fill: raised }),
      ...written.map((share, row) =>
        share > 0
          ? path(`M402 ${168 + row * 48}h${((lengths[row] ?? 0) * share).toFixed(1)}`, { stroke: ink, thick: 5 })
          : '',
      ),
    ].join('')
  },
}

export const scenes: readonly Scene[] = [booth, listening, audiogram, talk]
