import { money } from '#catalogue/agency.ts'
/** All tokens, and all components of site/ui in their states. Only on the development server (routes.ts). */
import { useState, type ReactNode } from 'react'
import { sitePictures } from '#catalogue/site-pictures.ts'
import { PageHero } from '#site/layout/page-hero.tsx'
import { paths } from '#site/paths.ts'
import { contrast } from '#catalogue/contrast.ts'
import palette from 'catalogue:colours'
import { Accordion } from '#site/ui/accordion.tsx'
import { Button, type ButtonVariant } from '#site/ui/button.tsx'
import { Carousel } from '#site/ui/carousel.tsx'
import { CheckList } from '#site/ui/check-list.tsx'
import { Choice, ChoiceGroup } from '#site/ui/choice.tsx'
import { CopyButton } from '#site/ui/copy-button.tsx'
import { Dialog } from '#site/ui/dialog.tsx'
import { InputField, SelectField, TextareaField } from '#site/ui/field.tsx'
import { FormContext } from '#site/ui/form-context.ts'
import { Icon, iconNames } from '#site/ui/icon.tsx'
import { Mark } from '#site/ui/mark.tsx'
import { Picture } from '#site/ui/picture.tsx'
import { PrivacyLine } from '#site/ui/privacy-line.tsx'
import { Slider } from '#site/ui/slider.tsx'
import { SubmitButton } from '#site/ui/submit-button.tsx'
import { showToast } from '#site/ui/toast.ts'

const texts = ['h1', 'h2', '2xl', 'xl', 'lg', 'base', 'md', 'sm']
const spaces = [4, 8, 12, 16, 24, 32, 48, 64, 96]
const radii = ['control', 'card', 'sheet', 'full']

export default function Styleguide() {
  return (
    <>
      <title>Style guide</title>
      <PageHero title="Style guide" intro="Every token and every block, as the site shows them." />
      <div className="container-page section-space space-y-12">
        <Part name="Colours">
          <Colours />
        </Part>
        <Part name="Type">
          {texts.map((size) => (
            <p
              key={size}
              style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
              className={/\d|xl|lg/.test(size) ? 'font-display font-semibold' : ''}
            >
              {size}: Far places, closely planned
            </p>
          ))}
        </Part>
        <Part name="Space, radius, shadow, motion">
          <div className="flex flex-wrap items-end gap-4">
            {spaces.map((px) => (
              <span key={px} className="text-sm">
                <span className="block bg-peacock" style={{ width: px, height: px }} />
                {px}
              </span>
            ))}
          </div>
          <div className="flex flex-wrap gap-4">
            {radii.map((name) => (
              <span
                key={name}
                className="border border-control p-6 text-sm"
                style={{ borderRadius: `var(--radius-${name})` }}
              >
                {name}
              </span>
            ))}
            <span className="rounded-card p-6 text-sm shadow-float">float</span>
            <span className="animate-rise rounded-card bg-mist p-6 text-sm">rise, 220 ms</span>
          </div>
        </Part>
        <Part name="Buttons">
          {(['main', 'solid', 'outline', 'quiet', 'ghost'] as const).map((variant) => (
            <Buttons key={variant} variant={variant} />
          ))}
        </Part>
        <Part name="Fields">
          <Fields />
        </Part>
        <Part name="Choices">
          <Choices />
        </Part>
        <Part name="Lists">
          <Accordion
            name="styleguide"
            items={[
              { question: 'When do you answer?', answer: 'Within one working day.' },
              { question: 'Who answers?', answer: 'A planner at the office.' },
            ]}
          />
          <CheckList items={['Trains named', 'Guides licensed where the law asks']} />
        </Part>
        <Part name="Carousel">
          <div className="on-night rounded-card bg-night p-6 text-on-night">
            <Carousel
              label="Pictures of the guide"
              count={2}
              describe={(index) => (index === 0 ? 'The office' : 'The team')}
            >
              {(index) => (
                <div className="relative aspect-3/2 overflow-hidden rounded-card bg-night-2">
                  <Picture
                    picture={index === 0 ? sitePictures.contact : sitePictures.about}
                    sizes="(width >= 48rem) 640px, 90vw"
                  />
                </div>
              )}
            </Carousel>
          </div>
        </Part>
        <Part name="Icons">
          <ul className="flex flex-wrap gap-4 text-sm">
            {iconNames().map((name) => (
              <li key={name} className="flex items-center gap-2">
                <Icon name={name} />
                {name}
              </li>
            ))}
            <li className="flex items-center gap-2">
              <Mark />
              Mark
            </li>
          </ul>
        </Part>
        <Part name="Dialog and toasts">
          <Overlays />
        </Part>
      </div>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="space-y-5">
      <h2 className="border-t border-mist-2 pt-4 text-2xl">{name}</h2>
      {children}
    </section>
  )
}

/** Each colour with the higher of its contrasts to white and ink. */
function Colours() {
  const named = Object.entries(palette as Record<string, string>)
  const firstSignal = named.findIndex(([name]) => name === 'error')
  const colours = new Map(named.toSpliced(firstSignal, 0, ['white', '#ffffff']))
  const against = (hex: string, name: string) => contrast(hex, colours.get(name) ?? hex)
  return (
    <ul className="grid grid-cols-2 gap-3 text-sm md:grid-cols-3">
      {[...colours].map(([name, hex]) => {
        const best = against(hex, 'white') > against(hex, 'ink') ? 'white' : 'ink'
        return (
          <li
            key={name}
            className="rounded-control border border-mist-2 p-4"
            style={{ background: hex, color: colours.get(best) }}
          >
            <b>{name}</b> {hex}, {against(hex, best).toFixed(1)} with {best}
          </li>
        )
      })}
    </ul>
  )
}

const pending = { errors: {}, leave: () => {}, isPending: true }

function Buttons({ variant }: { variant: ButtonVariant }) {
  const ground = variant === 'ghost' ? 'on-night bg-night text-on-night' : ''
  return (
    <div className={`flex flex-wrap gap-3 rounded-card p-4 ${ground}`}>
      <Button variant={variant}>{variant}</Button>
      <Button variant={variant} disabled>
        disabled
      </Button>
      <FormContext value={pending}>
        <SubmitButton variant={variant} pendingText="Sending...">
          Send
        </SubmitButton>
      </FormContext>
    </div>
  )
}

const Fields = () => (
  <div className="grid gap-5 md:grid-cols-3">
    <InputField label="Name" defaultValue="Asha Verma" />
    <InputField label="Phone" isOptional hint="With the country code" placeholder="+91" />
    <InputField label="Email" defaultValue="asha" error="Please enter a valid email address" />
    <InputField label="Group" defaultValue="Not open" disabled />
    <SelectField label="Guests" defaultValue="2">
      <option value="2">2 Guests</option>
    </SelectField>
    <TextareaField label="Message" defaultValue="Window seats, please." />
  </div>
)

function Choices() {
  const [budget, setBudget] = useState(2000)
  return (
    <>
      <ChoiceGroup legend="Interests" hint="(any number)">
        <Choice type="checkbox" defaultChecked>
          Culture
        </Choice>
        <Choice type="checkbox">History</Choice>
      </ChoiceGroup>
      <ChoiceGroup legend="Pace">
        <Choice type="radio" name="pace" defaultChecked>
          Leisurely
        </Choice>
        <Choice type="radio" name="pace">
          Balanced
        </Choice>
      </ChoiceGroup>
      <Slider
        name="budget"
        label="Budget"
        hint="Per person"
        amountLabel="Budget in dollars"
        text={money}
        value={budget}
        start={1000}
        min={500}
        max={10_000}
        step={100}
        onChange={setBudget}
      />
    </>
  )
}

function Overlays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-wrap gap-3">
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Button variant="outline" onClick={() => showToast({ title: 'Sent', description: 'We have it.' })}>
        Show a toast
      </Button>
      <Button
        variant="outline"
        onClick={() =>
          showToast({ title: 'Not sent', description: 'It is still here.', variant: 'destructive' })
        }
      >
        Show a failure
      </Button>
      <CopyButton text={() => 'Nehru Place'} className="min-h-11 px-3 font-semibold text-peacock">
        Copy
      </CopyButton>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Enquire about Rome" summary="From $1,099">
        <form className="space-y-4">
          <InputField label="Name" />
          <PrivacyLine policyHref={paths.privacyPolicy()} />
        </form>
      </Dialog>
    </div>
  )
}
