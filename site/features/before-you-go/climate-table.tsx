import type { Country } from '#catalogue/schemas/country.ts'
import { months } from '#catalogue/vocabulary.ts'

/** Highs and lows of each month, and rainy days if a source has them. */
export const ClimateTable = ({ place, high, low, rainDays, source }: Country['climate'][number]) => (
  <table className="climate">
    <caption>{`Weather in ${place}: ${source}`}</caption>
    <thead>
      <tr>
        <th scope="col">Month</th>
        <th scope="col">High, °C</th>
        <th scope="col">Low, °C</th>
        {rainDays && <th scope="col">Days with rain</th>}
      </tr>
    </thead>
    <tbody>
      {months.map((month, at) => (
        <tr key={month}>
          <th scope="row">{month}</th>
          <td>{high[at]}</td>
          <td>{low[at]}</td>
          {rainDays && <td>{rainDays[at]}</td>}
        </tr>
      ))}
    </tbody>
  </table>
)
