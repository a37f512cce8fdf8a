// The scale of a chart, and room for the labels at the end of its lines.
interface Axis {
  least: number;
  most: number;
  marks: number[];
}

/** Round numbers around all values, about five of them. */
export function axis(all: number[]): Axis {
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const rough = (high - low) / 5;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    1,
    [1, 2, 5, 10].map((each) => each * power).find((each) => each >= rough)!,
  );
  const least = Math.floor(low / step) * step;
  const marks: number[] = [];
  for (let mark = least; mark < high + step; mark += step) marks.push(mark);
  return { least, most: marks.at(-1)!, marks };
}

/** A name that fits a label, cut between words where it can be, and never without a sign that it was cut. */
export function shortened(name: string, most: number): string {
  if (name.length <= most) return name;
  const cut = name.slice(0, most - 1);
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

/** Labels at the end of lines, pushed apart where they would meet, kept on the sheet. */
export function apart(wished: number[], space: number, bottom: number): number[] {
  const order = wished.map((_, i) => i).sort((a, b) => wished[a]! - wished[b]!);
  const found = [...wished];
  order.forEach((i, at) => {
    if (at) found[i] = Math.max(found[i]!, found[order[at - 1]!]! + space);
  });
  let limit = bottom;
  for (const i of [...order].reverse()) {
    found[i] = Math.min(found[i]!, limit);
    limit = found[i]! - space;
  }
  return found;
}
