import { Accordion } from '#site/ui/accordion.tsx'
import { ReachableText } from './reachable-text.tsx'

interface QuestionsProps {
  name: string
  items: { question: string; answer: string }[]
}

/** An accordion of questions, whose answers have addresses and numbers that can be pressed. */
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
