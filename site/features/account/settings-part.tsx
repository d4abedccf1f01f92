import type { ReactNode } from 'react'

interface SettingsPartProps {
  title: string
  text: string
  children: ReactNode
}

/** One section of the profile settings, with its name on the left and the controls on the right. */
export function SettingsPart({ title, text, children }: SettingsPartProps) {
  return (
    <section className="grid gap-x-6 gap-y-5 border-t border-mist-2 py-8 lg:grid-cols-3">
      <div className="max-w-[22rem]">
        <h3 className="text-lg">{title}</h3>
        <p className="mt-1 text-md text-ink-2">{text}</p>
      </div>
      <div className="max-w-[30rem] lg:col-span-2">{children}</div>
    </section>
  )
}
