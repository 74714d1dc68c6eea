export default function NotFound() { return <h1>Страница не найдена</h1> }
