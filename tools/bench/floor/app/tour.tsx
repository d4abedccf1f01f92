const days = Array.from({ length: 12 }, (_, day) => `Day ${day + 1}`)

export default function Tour() {
  return (
    <main>
      <h1>One tour</h1>
      <img src="/hero.avif" width="360" height="450" alt="" fetchPriority="high" />
      {days.map((day) => (
        <section key={day}>
          <h2>{day}</h2>
          <p>
            Three sentences about this day. The second says what is seen. The last says where the night is
            spent.
          </p>
        </section>
      ))}
    </main>
  )
}
