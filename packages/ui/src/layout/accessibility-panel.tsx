import { Icon } from '../components/icon.tsx'

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
  images: string
  motion: string
  note: string
}

/** A choice shown by its letter in its size, `label`, says in words which it is. */
type Choice = { value: string; label: string; fontSize?: number }

/**
 * The reader's own settings. Plain radios and checkboxes named `a11y-…`: the page's first script applies what was
 * stored before anything is painted and listens to changes.
 */
export function AccessibilityPanel({ words }: { words: AccessibilityWords }) {
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
            { value: '', label: words.sizes[0], fontSize: 18 },
            { value: 'a1', label: words.sizes[1], fontSize: 22 },
            { value: 'a2', label: words.sizes[2], fontSize: 27 },
            { value: 'a3', label: words.sizes[3], fontSize: 34 },
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
        <Toggle name="images" label={words.images} />
        <Toggle name="motion" label={words.motion} />
        <p className="hint">{words.note}</p>
      </div>
    </div>
  )
}

function Choices({ name, legend, choices }: { name: string; legend: string; choices: Choice[] }) {
  return (
    <fieldset className="field">
      <legend className="legend">{legend}</legend>
      <div className={choices[0]?.fontSize ? 'seg seg--sizes' : 'seg'}>
        {choices.map(({ value, label, fontSize }) => (
          <label key={value} className="small" style={fontSize ? { fontSize } : undefined}>
            <input
              type="radio"
              name={`a11y-${name}`}
              value={value}
              aria-label={fontSize ? label : undefined}
              defaultChecked={value === choices[0]?.value}
            />
            {fontSize ? <span aria-hidden="true">А</span> : label}
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
