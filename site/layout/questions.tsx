import { Accordion } from '#site/ui/accordion.tsx'
import { ReachableText } from './reachable-text.tsx'

interface QuestionsProps {
  name: string
  items: { question: string; answer: string }[]
}

/** An accordion of questions. E-mail addresses and phone numbers in the answers are links. */
export function Questions({ name, items }: QuestionsProps) {
  return (
    <Accordion
      name={name}
      items={items.map(({ question, answer }) => ({
        question,
        answer: <ReachableText text={answer} />,
      }))}
    />
  )
}
