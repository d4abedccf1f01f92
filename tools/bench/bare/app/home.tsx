import { Link } from 'react-router'

export default function Home() {
  return (
    <main>
      <h1>Twenty-five places</h1>
      <ul>
        {Array.from({ length: 25 }, (_, number) => (
          <li key={number}>
            <h2>Place {number + 1}</h2>
            <p>Two sentences about it, as a card would hold them. The second one names its price.</p>
            <Link to="/">Look closer</Link>
          </li>
        ))}
      </ul>
    </main>
  )
}
