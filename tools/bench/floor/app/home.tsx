import { useState } from 'react'
import { Link } from 'react-router'

const tours = Array.from({ length: 25 }, (_, number) => `Tour ${number + 1}`)

/** A picture and cards, and a field that filters them: what every list page has, without design. */
export default function Home() {
  const [words, setWords] = useState('')
  return (
    <main>
      <h1>Twenty-five tours</h1>
      <img src="/hero.avif" width="360" height="450" alt="" fetchPriority="high" />
      <input
        type="search"
        aria-label="Search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul>
        {tours
          .filter((name) => name.includes(words))
          .map((name) => (
            <li key={name}>
              <h2>{name}</h2>
              <p>Two sentences about it, as a card would hold them. The second one names its price.</p>
              <Link to="/tour">Look closer</Link>
            </li>
          ))}
      </ul>
    </main>
  )
}
