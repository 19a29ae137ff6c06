/** Style of the HTML report. The colours are the product's; insertions and deletions also differ by their line. */
export const reportStyle = `
body{font:14px/1.7 "PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;max-width:1200px;margin:24px auto;padding:0 16px;color:#1c2430}
h1{font-size:22px}h2{font-size:17px;margin-top:32px}h3{font-size:14px;margin-bottom:0}
a{color:#2f54a5}
table{border-collapse:collapse;width:100%;table-layout:fixed}
td,th{border:1px solid #e3e6eb;padding:6px 8px;text-align:left;vertical-align:top;white-space:pre-wrap;word-break:break-word}
th{background:#f4f5f7}
th.index,th.oldPage,th.newPage{width:40px}th.type,th.significance{width:56px}th.clause,th.state{width:72px}
del{background:#fbe7e8;color:#c8373b;text-decoration:line-through}
ins{background:#e3f4ec;color:#1e8e5a;text-decoration:underline}
.noise{opacity:.6}
tr.major td:nth-child(3){color:#c8373b;font-weight:600}
tr.is-hidden{display:none}
.filters label{margin-right:8px}
.merged{white-space:pre-wrap;word-break:break-word;border:1px solid #e3e6eb;padding:16px;font-family:"Songti SC","SimSun","Noto Serif CJK SC",serif}
.mark{font:11px sans-serif;vertical-align:super;text-decoration:none;margin:0 2px}
:target{outline:2px solid #2f54a5}
.last ul{margin-top:4px}
.last li{word-break:break-all}
@media print{.filters{display:none}tr.is-hidden{display:table-row}.last{break-before:page}body{margin:0;max-width:none}}
`;

/** Shows the rows whose type and significance are ticked and whose text contains the search words. */
export const filterScript = `
(function(){
var boxes=[].slice.call(document.querySelectorAll('.filters input[type=checkbox]'));
var search=document.querySelector('.filters input[type=search]');
if(!search)return;
function apply(){
var wanted={};
boxes.forEach(function(box){if(box.checked)wanted[box.dataset.group+':'+box.value]=true});
[].forEach.call(document.querySelectorAll('tr.change'),function(row){
var isShown=wanted['type:'+row.dataset.type]&&wanted['significance:'+row.dataset.significance]&&row.textContent.indexOf(search.value)>=0;
row.classList.toggle('is-hidden',!isShown);
});
}
boxes.forEach(function(box){box.addEventListener('change',apply)});
search.addEventListener('input',apply);
})();
`;
