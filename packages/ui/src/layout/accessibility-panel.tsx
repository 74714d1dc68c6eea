import { Icon } from '../components/icon.tsx'
import type { LinkProps } from '../components/link-as.ts'

export type AccessibilityWords = {
  title: string
  close: string
  size: string
  /** From the usual to the largest. */
  sizes: readonly [string, string, string, string]
  colours: string
  light: string
  dark: string
  contrast: string
  spacing: string
  usual: string
  wide: string
  font: string
  usualFont: string
  plainFont: string
  images: string
  motion: string
  /** Says where the settings are kept. */
  note: string
  /** Said where scripts are off: then there is nothing that could apply a setting. */
  withoutScripts: string
  reset: string
  statement: string
}

type Props = LinkProps & {
  words: AccessibilityWords
  /** Null where there is no such page. */
  statementHref: string | null
}

/** A choice shown by its letter in its size, `label`, says in words which it is. */
type Choice = { value: string; label: string; isLetter?: boolean }

/**
 * The reader's own settings. Plain radios and checkboxes named `a11y-…`: the page's first script applies what was
 * stored before anything is painted and listens to changes and to the button that takes all back.
 */
export function AccessibilityPanel({ words, statementHref, linkAs: A = 'a' }: Props) {
  return (
    <div id="a11y" popover="auto" className="pop-a11y" role="dialog" aria-label={words.title}>
      <div className="pop-a11y__in">
        <div className="dialog__head">
          <p className="pop-a11y__title">{words.title}</p>
          <button
            type="button"
            className="iconbtn"
            popoverTarget="a11y"
            popoverTargetAction="hide"
            aria-label={words.close}
          >
            <Icon name="close" />
          </button>
        </div>
        <Choices
          name="size"
          legend={words.size}
          choices={[
            { value: '', label: words.sizes[0], isLetter: true },
            { value: 'a1', label: words.sizes[1], isLetter: true },
            { value: 'a2', label: words.sizes[2], isLetter: true },
            { value: 'a3', label: words.sizes[3], isLetter: true },
          ]}
        />
        <Choices
          name="theme"
          legend={words.colours}
          choices={[
            { value: 'light', label: words.light },
            { value: 'dark', label: words.dark },
            { value: 'contrast', label: words.contrast },
          ]}
        />
        <Choices
          name="space"
          legend={words.spacing}
          choices={[
            { value: '', label: words.usual },
            { value: 'wide', label: words.wide },
          ]}
        />
        <Choices
          name="font"
          legend={words.font}
          choices={[
            { value: '', label: words.usualFont },
            { value: 'plain', label: words.plainFont },
          ]}
        />
        <div>
          <Toggle name="images" label={words.images} />
          <Toggle name="motion" label={words.motion} />
        </div>
        <noscript>
          <p>{words.withoutScripts}</p>
        </noscript>
        <p className="hint">{words.note}</p>
        <div className="pop-a11y__foot">
          <button type="button" id="a11y-reset" className="btn btn--secondary btn--s">
            {words.reset}
          </button>
          {statementHref && (
            <A className="link tap" href={statementHref}>
              {words.statement}
            </A>
          )}
        </div>
      </div>
    </div>
  )
}

function Choices({ name, legend, choices }: { name: string; legend: string; choices: Choice[] }) {
  return (
    <fieldset className="field">
      <legend className="legend">{legend}</legend>
      <div className={choices[0]?.isLetter ? 'seg seg--sizes' : 'seg'}>
        {choices.map(({ value, label, isLetter }) => (
          <label key={value} className="small">
            <input
              type="radio"
              name={`a11y-${name}`}
              value={value}
              aria-label={isLetter ? label : undefined}
              defaultChecked={value === choices[0]?.value}
            />
            {isLetter ? <span aria-hidden="true">А</span> : label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Toggle({ name, label }: { name: string; label: string }) {
  return (
    <label className="check">
      <input type="checkbox" name={`a11y-${name}`} defaultChecked />
      <span>{label}</span>
    </label>
  )
}
