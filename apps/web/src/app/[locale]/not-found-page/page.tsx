export default function P() { return <h1>Страница не найдена (prerendered)</h1> }
